import { suppliedValues } from '@site/shared/testing/supplied-values';
import { landingSummary } from './summary';
import { english } from '../testing/english';

const { categories, serviceAreas } = english;

const summary = landingSummary(english, suppliedValues);

it("says the page's facts as Markdown, with values in place of their names", () => {
  expect(summary).toContain(
    `## ${categories.title}\n\n${categories.list.map(({ title }) => `- ${title}`).join('\n')}\n`,
  );
  expect(summary).toContain('We serve pincode 560076.');
  expect(summary).not.toMatch(/[{}]/);
});

it('sets lists apart from the paragraphs around them', () => {
  const [first] = serviceAreas.localities;

  expect(summary).toContain(`560076.\n\n- ${first!.name}\n- `);
  expect(summary).toMatch(/- Arekere\n\nOur warehouse/);
});
