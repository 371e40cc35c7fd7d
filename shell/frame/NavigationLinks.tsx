import { usePageLanguage } from '../language/page-language';

/** The header's anchors as links to the landing page's sections, which work from every page. @param className of each link */
export function NavigationLinks({ className }: { className: string }) {
  const { links, content } = usePageLanguage();
  return content.frame.navigation.map(({ label, hash }) => (
    <li key={hash}>
      <a href={links.home + hash} className={className}>
        {label}
      </a>
    </li>
  ));
}
