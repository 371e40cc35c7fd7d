import bcd from '@mdn/browser-compat-data';
import { type CssNode, parse, walk } from 'css-tree';

/** Types of values, by the function or keyword that is in a style: `color-mix` in `css.types.color.color-mix`. */
const VALUE_TYPES = Object.entries(bcd.css?.types ?? {}).flatMap(([type, members]) =>
  Object.keys(members)
    .filter((name) => name !== '__compat')
    .map((name) => [name, `css.types.${type}.${name}`] as const),
);
const pathOfFunction = new Map([
  ...VALUE_TYPES,
  ...Object.keys(bcd.css?.types ?? {}).map((name) => [name, `css.types.${name}`] as const),
]);

/** What a style sheet uses, outside of `@supports`, as browser-compat-data names it. */
export function styleFeatures(source: string): Set<string> {
  const features = new Set<string>();
  const ast = parse(source, { parseCustomProperty: true });
  walk(ast, function (node) {
    if (this.atrule?.name === 'supports' || this.atrule?.name === 'font-face') return;
    const property = this.declaration?.property;
    for (const feature of featuresOf(node, property?.startsWith('--') ? undefined : property))
      features.add(feature);
  });
  return features;
}

function featuresOf(node: CssNode, property: string | undefined): string[] {
  switch (node.type) {
    case 'Declaration':
      return /^(--|-)/.test(node.property) ? [] : [`css.properties.${node.property}`];
    case 'Atrule':
      return [`css.at-rules.${node.name}`];
    case 'Feature':
      return [`css.at-rules.media.${node.name.replace(/^(min|max)-/, '')}`];
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return node.name.startsWith('-') ? [] : [`css.selectors.${node.name}`];
    case 'Identifier':
      return property ? [`css.properties.${property}.${node.name}`] : [];
    case 'Function':
      return pathOfFunction.has(node.name) ? [pathOfFunction.get(node.name) as string] : [];
    case 'Dimension':
      return /^[dsl]v(h|w|i|b|min|max)$/.test(node.unit)
        ? ['css.types.length.viewport_percentage_units_dynamic']
        : [];
    default:
      return [];
  }
}
