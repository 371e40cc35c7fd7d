import '@site/shared/theme/global.styles';
import type { Fits, ShellModule } from '@site/shared/contracts';
import { businessValues } from '@site/shared/site';

export { businessValues };
export const { siteOrigin } = businessValues;
export { widgetVariables } from '@site/shared/theme/widget-variables';
export { builtLanguages as languages } from '../language/offered-languages';
export { frameRoutes as routes } from '../routes/table-routes';
export { renderDocument } from '../document/render-document';
export { drawOgImage } from './draw-og-image';
export { renderFrame } from './render-frame';
export { siteFiles } from './site-files';

export type Contract = Fits<ShellModule, typeof import('./server')>;
