import '@site/shared/theme/global.styles';
import type { Fits, ShellModule } from '@site/shared/contracts';
import { businessValues } from '@site/shared/site';
import * as kit from '@site/shared/ui';
import * as emotion from '@emotion/react';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** The share scope of prerendering: what the remotes' Node builds get for the packages that they leave to the shell. */
export const sharedModules: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@emotion/react': emotion,
  '@site/shared/ui': kit,
};

export { businessValues };
export const { siteOrigin } = businessValues;
export { widgetVariables } from '@site/shared/theme/widget-variables';
export { builtLanguages as languages } from '../language/offered-languages';
export { frameRoutes as routes } from '../routes/table-routes';
export { renderDocument } from '../document/render-document';
export { drawOgImage } from './draw-og-image';
export { renderRoute } from './render-route';
export { siteFiles } from './site-files';

export type Contract = Fits<ShellModule, typeof import('./server')>;
