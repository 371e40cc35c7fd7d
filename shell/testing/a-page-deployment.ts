import type { PageDeployment } from '@site/shared/contracts';

/** The deployment of a page that was composed of one release of each part. */
export function aPageDeployment(): PageDeployment {
  return {
    deployment: '000012-3fa9c2d41b7e',
    basePath: '',
    parts: {
      shell: { release: 's7', base: '/_f/shell/', integrity: { 'main.js': 'sha256-shell-main' } },
      landing: {
        release: 'l3',
        base: '/_f/landing/',
        integrity: { 'remoteEntry.js': 'sha256-landing-entry', 'LandingPage.js': 'sha256-landing-page' },
        remote: {
          entry: 'remoteEntry.js',
          exposes: { LandingPage: ['LandingPage.js'] },
          pages: { '/': 'LandingPage' },
        },
      },
    },
  };
}

/** Puts a deployment block with this text into the document, as composing does; null leaves the document without one. */
export function serveDeploymentBlock(text: string | null): void {
  document.body.innerHTML = '';
  if (text === null) return;
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'site-deployment';
  block.textContent = text;
  document.body.append(block);
}
