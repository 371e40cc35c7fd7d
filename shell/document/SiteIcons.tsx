import { languagePath } from '@site/shared/site/languages';

/** The site's symbol for tabs, home screens and launchers (`site-files/` makes the files). */
export function SiteIcons({ basePath, language }: { basePath: string; language: string }) {
  return (
    <>
      <link rel="icon" href={`${basePath}/favicon.ico`} sizes="32x32" />
      <link rel="icon" href={`${basePath}/favicon.svg`} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`${basePath}/apple-touch-icon.png`} />
      <link rel="manifest" href={`${basePath}${languagePath(language)}/manifest.webmanifest`} />
    </>
  );
}
