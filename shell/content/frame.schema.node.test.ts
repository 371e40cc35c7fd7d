import frame from './frame.json';
import { frameSchema } from './frame.schema';

const { $schema: _, ...words } = frame;

/** What the schema says of a navigation that leads there; empty when it may. */
function complaints(hash: string): string[] {
  const { error } = frameSchema.safeParse({
    ...words,
    navigation: [{ id: 'services', label: 'Services', hash }],
  });
  return (error?.issues ?? []).map(({ message }) => message);
}

it("accepts an anchor as a link's target", () => {
  expect(complaints('#services')).toEqual([]);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://evil.example/',
  '//evil.example',
  '#"><script>',
])("refuses %s as a link's target", (target) => {
  expect(complaints(target)).toEqual(['must be an anchor such as #services']);
});
