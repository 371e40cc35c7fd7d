/**
 * Webpack loader for the module of `lucide-react` that makes an icon's component. Left out is what no icon here has: settings by
 * context, other strokes, references, and class names of the icon's names, which nothing styles.
 */
module.exports = () => `
  import { createElement } from 'react';
  import { hasA11yProp } from './shared/src/utils/hasA11yProp.mjs';

  export default function createLucideIcon({ node }) {
    return ({ size = 24, ...props }) =>
      createElement(
        'svg',
        {
          width: size,
          height: size,
          viewBox: '0 0 24 24',
          fill: 'none',
          stroke: 'currentColor',
          strokeWidth: 2,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          'aria-hidden': !hasA11yProp(props) || undefined,
          ...props,
        },
        node.map(([element, attributes]) => createElement(element, attributes)),
      );
  }
`;
