import { Box, Link, Text } from '@chakra-ui/react';
import type { ContentForm, FieldProblem } from '../../../api/edit';
import { edit as words } from '../../content/edit.content';
import { capitalised, fill } from '../../content/fill';
import { Warning } from '../../parts/sheets';
import { fieldId } from './form-context';
import { placeName } from './values';

/** Everything that keeps words from being saved, each leading to its field. */
export function ProblemSummary({
  problems,
  shapes,
}: Pick<ContentForm, 'shapes'> & { problems: FieldProblem[] }) {
  if (problems.length === 0) return null;

  return (
    <Warning role="status">
      <Text fontWeight="medium">{fill(words.problems, { count: problems.length })}</Text>
      <Box as="ul" listStyle="none">
        {problems.map(({ path, what }) => (
          <li key={path + what}>
            <Link
              href={`#${fieldId(path)}`}
              variant="underline"
              onClick={(event) => {
                event.preventDefault();
                goTo(path);
              }}
            >
              {capitalised(placeName(shapes, path)) || words.whole}
            </Link>
            : {what}
          </li>
        ))}
      </Box>
    </Warning>
  );
}

/** Opens what a field is folded into, and goes there. */
function goTo(path: string): void {
  const field = document.getElementById(fieldId(path));
  for (let around = field?.closest('details'); around; around = around.parentElement?.closest('details'))
    around.open = true;
  field?.focus();
}
