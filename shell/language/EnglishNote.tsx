import { Container } from '@site/shared/ui';
import { englishNote } from './language.styles';
import { useFrame } from './page-language';

/** Says, in the language of the page, that its words or some of them are in English. */
export function EnglishNote({ extent }: { extent: 'wholly' | 'partly' }) {
  const { language: words } = useFrame();

  return (
    <Container>
      <p className={englishNote.root}>
        {extent === 'wholly' ? words.whollyInEnglish : words.partlyInEnglish}
      </p>
    </Container>
  );
}
