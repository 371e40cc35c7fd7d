import type { MissingValue } from '@site/shared/site';
import { Container } from '@site/shared/ui';
import { usePageLanguage } from '../language/page-language';
import { exampleStrip } from './example-strip.styles';

/** Says on top of every page that values of the example business are shown, how many, and where one's own belong. */
export function ExampleStrip({ missing }: { missing: MissingValue[] }) {
  const { exampleStrip: words } = usePageLanguage().content;

  return (
    <aside aria-label={words.title} className={exampleStrip.root}>
      <Container>
        <details>
          <summary className={exampleStrip.summary}>
            <strong>{words.title}</strong> {words.where} <code>{missing[0]?.file}</code>{' '}
            <span className={exampleStrip.count}>
              {words.missing.replace('{count}', String(missing.length))}
            </span>
          </summary>
          <ul className={exampleStrip.list}>
            {missing.map(({ path, line }) => (
              <li key={path}>
                <code>{path}</code>, {words.line.replace('{line}', String(line))}
              </li>
            ))}
          </ul>
        </details>
      </Container>
    </aside>
  );
}
