import { Box, Flex } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import pages from 'virtual:help-pages';
import { helpPages } from '../../../content/help.content';
import { frame } from '../../content/frame.content';
import { problems } from '../../content/problems.content';
import { EmptyState, TextLink } from '../../parts/screen';

/** Elements of Markdown, which has no components to style. */
const LOOKS = {
  '& :is(h1, h2, h3)': { fontWeight: 'semibold', marginTop: '8', marginBottom: '3' },
  '& h1': { fontSize: '3xl', marginTop: '0' },
  '& h2': { fontSize: 'xl' },
  '& h3': { fontSize: 'md' },
  '& p, & pre, & table': { marginBlock: '3' },
  '& ul': { listStyle: 'disc', paddingStart: '5' },
  '& ol': { listStyle: 'decimal', paddingStart: '5' },
  '& li': { marginBlock: '2' },
  '& a': { color: 'link', textDecoration: 'underline' },
  '& code': { fontFamily: 'mono', fontSize: '0.9em', bg: 'bgSunk', overflowWrap: 'anywhere' },
  '& pre': { padding: '3', bg: 'bgSunk', whiteSpace: 'pre-wrap' },
  '& th': { fontWeight: 'medium' },
  // A row below the other, on a phone.
  '& :is(table, tbody, tr, td)': { display: { base: 'block', md: 'revert' } },
  '& thead': { display: { base: 'none', md: 'revert' } },
  '& :is(th, td)': { padding: '2', textAlign: 'start', verticalAlign: 'top', borderBottom: 'hairline' },
};

/** A page for those who work at the desk. */
export function HelpScreen() {
  const { page = 'desk' } = useParams();
  const Page = pages.get(page);
  if (!Page) return <EmptyState {...problems.unknown} to="/help" />;
  return (
    <Box maxWidth="prose">
      <Flex as="nav" aria-label={frame.help} gap="4" wrap="wrap" marginBottom="6">
        {Object.entries(helpPages).map(([name, title]) => (
          <TextLink
            key={name}
            to={`/help/${name}`}
            aria-current={name === page ? 'page' : undefined}
            _currentPage={{ fontWeight: 'medium' }}
          >
            {title}
          </TextLink>
        ))}
      </Flex>
      <Box css={LOOKS}>
        <Page />
      </Box>
    </Box>
  );
}
