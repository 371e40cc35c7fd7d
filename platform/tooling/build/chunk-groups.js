/** Which files a build starts with and which it loads later, asked of webpack's graph of chunks. */

/** The entry, what it imports at once, and the shared libraries that these use, as the part itself provides them. */
function startGroups(compilation, entrypoint) {
  return withImports(compilation, [entrypoint], ({ origins }) =>
    origins.some(({ request }) => request === './bootstrap'),
  );
}

/** What these groups import when it is needed, with the shared libraries that this uses in turn. */
function laterFiles(compilation, groups) {
  const reached = withImports(compilation, groups, (child) => !isShareScope(child) && !wordsIn(child));
  const started = new Set(filesOfGroups(groups));
  return filesOfGroups(reached).filter((file) => !started.has(file));
}

/** These groups with those of their imports that are followed, and the shared libraries that all of them use, as the part provides them. */
function withImports(compilation, groups, isFollowed) {
  const provided = providedGroups(compilation);
  const reached = new Set(groups);
  for (const group of reached) {
    for (const child of group.getChildren()) if (isFollowed(child)) reached.add(child);
    for (const name of consumedNames(compilation, group)) {
      if (provided.has(name)) reached.add(provided.get(name));
    }
  }
  return reached;
}

/** Chunks that hold one side's copy of a shared library; of both sides' copies the provided one is loaded. */
function isShareScope(group) {
  return group.origins.every(({ module }) => /^(consume-shared|provide)-module$/.test(module?.type ?? ''));
}

function filesOfGroups(groups) {
  return [...new Set([...groups].flatMap((group) => filesOf(group.chunks)))];
}

/** By name of the shared package: the chunks that bring it when the part is the one to provide it. */
function providedGroups(compilation) {
  const modules = [...compilation.modules].filter(({ type }) => type === 'provide-module');
  return new Map(
    modules.map((module) => [module._name, compilation.chunkGraph.getBlockChunkGroup(module.blocks[0])]),
  );
}

function consumedNames(compilation, group) {
  const modules = group.chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]);
  return modules
    .filter(({ type }) => type === 'consume-shared-module')
    .map(({ options }) => options.shareKey);
}

/** Which words a chunk has; undefined for code. */
function wordsIn(group) {
  return /^(?<kind>content|text)-(?<language>[a-z]+)$/.exec(group.name ?? '')?.groups;
}

function filesOf(chunks) {
  return chunks.flatMap((chunk) => [...chunk.files].sort());
}

module.exports = { filesOf, filesOfGroups, laterFiles, startGroups, wordsIn };
