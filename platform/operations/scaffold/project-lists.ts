interface LockFile {
  packages: Record<string, object>;
}

/** CODEOWNERS with a line for the part. It is before the lines for single files, because the last line that matches counts. */
export function withOwner(text: string, workspace: string, name: string): string {
  if (text.split('\n').some((line) => line.startsWith(`/${workspace}/ `))) return text;
  const line = `${`/${workspace}/`.padEnd(27)} @site/${name}\n`;
  const folders = [...text.matchAll(/^\/[\w-]+-remote\/ .*\n/gm)].at(-1);
  const at = folders ? folders.index + folders[0].length : text.length;
  return text.slice(0, at) + line + text.slice(at);
}

/** npm's lock file with the workspace as npm writes it: its packages are there already. */
export function withWorkspace(text: string, workspace: string, manifest: object): string {
  const lock = JSON.parse(text) as LockFile;
  const { name, version, dependencies, devDependencies } = manifest as Record<string, object | undefined>;
  const packages = Object.entries(lock.packages);
  put(packages, workspace, { name, version, dependencies, devDependencies });
  put(packages, `node_modules/${String(name)}`, { resolved: workspace, link: true });
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`;
}

/** Puts an entry where it belongs, in the place of an older one, and leaves the others as npm has ordered them. */
function put(packages: [string, object][], key: string, value: object): void {
  const present = packages.find(([other]) => other === key);
  if (present) {
    present[1] = { ...present[1], ...value };
    return;
  }
  const next = packages.findIndex(([other]) => other > key);
  packages.splice(next < 0 ? packages.length : next, 0, [key, value]);
}
