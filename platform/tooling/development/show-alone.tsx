import '@site/shared/theme/global.styles';
import { createRoot } from 'react-dom/client';
import type { ExposedPageModule } from '@site/shared/contracts';
import { DEFAULT_LANGUAGE } from '@site/shared/site/languages';
import { businessValues } from '@site/shared/site';
import { LightFrame } from './light-frame';

/** Shows a remote's page in a light frame, without the shell, for the team that develops it. */
export async function showAlone(inLanguage: ExposedPageModule['inLanguage']): Promise<void> {
  const { default: Page, meta } = await inLanguage(DEFAULT_LANGUAGE);
  document.title = meta(businessValues).title;
  const root = createRoot(document.getElementById('root') as HTMLElement);
  root.render(
    <LightFrame brandName={businessValues.brandName}>
      <Page site={businessValues} links={{ home: '/', privacyPolicy: '/privacy-policy' }} />
    </LightFrame>,
  );
}
