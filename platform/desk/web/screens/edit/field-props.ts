import type { ContentValue } from '@site/shared/content/content-value';
import type { Shape } from '@site/shared/editing/shape';

/** What every field is handed. */
export interface FieldProps<Kind extends Shape['kind'] = Shape['kind']> {
  shape: Extract<Shape, { kind: Kind }>;
  value: ContentValue;
  /** `hero.badges[0].text` */
  path: string;
}
