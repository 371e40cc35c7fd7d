import '@site/shared/theme/global.styles';
import { createRoot } from 'react-dom/client';
import type { ExposedPageModule } from '@site/shared/contracts';
import { DEFAULT_LANGUAGE } from '@site/shared/site/languages';
import { businessValues } from '@site/shared/site';
import { themeNames } from '@site/shared/theme/themes';
import type { ChangeEvent, PropsWithChildren } from 'react';
import { lightFrame } from './light-frame.styles';

/** Shows a remote's page in a light frame, without the shell, for the team that develops it. */
export async function showAlone(inLanguage: ExposedPageModule['inLanguage']): Promise<void> {
  const { default: Page, meta } = await inLanguage(DEFAULT_LANGUAGE);
  document.title = meta(businessValues).title;
  const root = createRoot(document.getElementById('root') as HTMLElement);
  root.render(
    <LightFrame>
      <Page site={businessValues} links={{ home: '/', privacyPolicy: '/privacy-policy' }} />
    </LightFrame>,
  );
}

/** Stands in for the shell's frame where a part is developed alone: header, footer, and both themes to look at. */
function LightFrame({ children }: PropsWithChildren) {
  return (
    <>
      <header className={lightFrame.header}>
        {businessValues.brandName}
        <ThemeField />
      </header>
      <main>{children}</main>
      <footer className={lightFrame.footer}>
        This part alone, in a light frame. In the live one: npm run dev -w &lt;workspace&gt; -- --against
        &lt;site&gt;
      </footer>
    </>
  );
}

function showTheme({ target }: ChangeEvent<HTMLSelectElement>): void {
  if (target.value) document.documentElement.dataset.theme = target.value;
  else delete document.documentElement.dataset.theme;
}

function ThemeField() {
  return (
    <label>
      Theme{' '}
      <select onChange={showTheme}>
        <option value="">System</option>
        {themeNames.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}
