import '@site/shared/theme/global.styles';
import { createRoot } from 'react-dom/client';
import type { ExposedPageModule } from '@site/shared/contracts';
import { DEFAULT_LANGUAGE } from '@site/shared/site/languages';
import { businessValues } from '@site/shared/site';
import { themeNames } from '@site/shared/theme/themes';
import { type PropsWithChildren, useEffect, useState } from 'react';
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

function ThemeField() {
  const [theme, setTheme] = useState('');
  useEffect(() => {
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  }, [theme]);
  return (
    <label>
      Theme{' '}
      <select value={theme} onChange={(event) => setTheme(event.target.value)}>
        <option value="">System</option>
        {themeNames.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}
