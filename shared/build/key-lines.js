const ts = require('typescript');

/**
 * On which lines the properties of an exported object are named, by path: `{ phone: 12, 'grievanceOfficer.email': 31 }`.
 * @param {string} source Text of a TypeScript module that is data only.
 * @param {string} name Of the export.
 */
function keyLines(source, name) {
  const file = ts.createSourceFile('values.ts', source, ts.ScriptTarget.ES2022, true);
  const lines = {};
  const note = (node, prefix) => {
    for (const property of node.properties.filter(ts.isPropertyAssignment)) {
      const path = prefix + property.name.text;
      lines[path] = file.getLineAndCharacterOfPosition(property.getStart()).line + 1;
      if (ts.isObjectLiteralExpression(property.initializer)) note(property.initializer, `${path}.`);
    }
  };
  for (const { declarationList } of file.statements.filter(ts.isVariableStatement)) {
    for (const { name: declared, initializer } of declarationList.declarations)
      if (declared.text === name && initializer && ts.isObjectLiteralExpression(initializer))
        note(initializer, '');
  }
  return lines;
}

/** The line of the property at a path, or of the nearest one around it; 1 where none is named. */
function lineOf(lines, path) {
  if (lines[path]) return lines[path];
  const end = path.lastIndexOf('.');
  return end < 0 ? 1 : lineOf(lines, path.slice(0, end));
}

module.exports = { keyLines, lineOf };
