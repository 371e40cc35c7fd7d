import { Box, Link, Text } from '@chakra-ui/react';
import type { FieldProblem } from '../../api/edit';
import { edit as words } from '../../content/edit.content';
import { fill } from '../../content/fill';
import { fieldId } from './form-context';

/** Everything that keeps words from being saved, each leading to its field. */
export function ProblemSummary({ problems }: { problems: FieldProblem[] }) {
  if (problems.length === 0) return null;

  return (
    <Box
      role="status"
      borderStart="4px solid"
      borderColor="action"
      bg="bgRaised"
      borderRadius="sm"
      padding="4"
    >
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
              {placeName(path)}
            </Link>
            : {what}
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** `hero.badges[0].text` → `Badges 1, text`. */
function placeName(path: string): string {
  const [, ...steps] = path.split('.');
  const name = steps.join(', ').replace(/\[(\d+)\]/g, (_, index) => ` ${Number(index) + 1}`);
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : words.whole;
}

/** Opens what a field is folded into, and goes there. */
function goTo(path: string): void {
  const field = document.getElementById(fieldId(path));
  for (let around = field?.closest('details'); around; around = around.parentElement?.closest('details'))
    around.open = true;
  field?.focus();
}
