import type { LinkPreviewPicture } from '@site/shared/contracts';
import { locale } from '@site/shared/site/languages';

interface LinkPreviewProps {
  language: string;
  siteName: string;
  title: string;
  description: string;
  /** Canonical address; null where the page has none. */
  url: string | null;
  picture: LinkPreviewPicture;
}

/** What chats and social networks show for a link to the page (Open Graph protocol; X's cards). */
export function LinkPreview({ language, siteName, title, description, url, picture }: LinkPreviewProps) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={underscored(language)} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      <meta property="og:image" content={picture.url} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** As Open Graph writes a locale: `kn_IN`. */
function underscored(tag: string): string {
  return locale(tag).replace('-', '_');
}
