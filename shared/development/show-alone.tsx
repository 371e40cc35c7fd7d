import '../theme/global.styles';
import { createRoot } from 'react-dom/client';
import type { RemotePageModule } from '../contracts/contracts';
import { businessValues } from '../site/site';

/** Shows a remote's page by itself, without the shell, for the team that develops it. */
export function showAlone({ default: Page, meta }: RemotePageModule): void {
  document.title = meta(businessValues).title;
  const root = createRoot(document.getElementById('root') as HTMLElement);
  root.render(
    <main>
      <Page site={businessValues} links={{ home: '/', privacyPolicy: '/privacy-policy' }} />
    </main>,
  );
}
