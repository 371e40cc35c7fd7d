import type { Page } from '@playwright/test';
import type { TableBlock } from '../legal-remote/policy/policy.schema';
import { expect, test } from './support/test';
import { versions } from '../legal-remote/policy/all-versions';

const policy = versions[versions.length - 1]!;
const tables = policy.sections
  .flatMap(({ blocks }) => blocks)
  .filter((block): block is TableBlock => block.kind === 'table');

/** A table as Chromium gives it to screen readers: its name, and the roles of the cells of each row. */
interface AccessibleTable {
  name: string;
  rows: string[][];
}

/** Reads the browser's own accessibility tree. Roles computed from the markup would not see what the style sheet does. */
async function accessibleTables(page: Page): Promise<AccessibleTable[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  type AXNode = (typeof nodes)[number];
  const within = (node: AXNode): AXNode[] =>
    (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? [child, ...within(child)] : [];
    });
  const exposed = (node: AXNode, role: RegExp) =>
    within(node).filter((child) => !child.ignored && role.test(String(child.role?.value)));

  return exposed(nodes[0]!, /^table$/).map((table) => ({
    name: String(table.name?.value),
    rows: exposed(table, /^row$/).map((row) =>
      exposed(row, /^(columnheader|rowheader|cell)$/).map(({ role }) => String(role?.value)),
    ),
  }));
}

test('a screen reader finds the tables of the policy with their rows and columns, on a phone too', async ({
  page,
}) => {
  await page.goto('/privacy-policy');

  // A phone lays out what is further down only after the first paint, and the tree follows.
  await expect
    .poll(() => accessibleTables(page))
    .toEqual(
      tables.map(({ caption, columns, rows }) => {
        const [, ...others] = Object.keys(columns);
        return {
          name: caption,
          rows: [
            Object.keys(columns).map(() => 'columnheader'),
            ...rows.map(() => ['rowheader', ...others.map(() => 'cell')]),
          ],
        };
      }),
    );
});
