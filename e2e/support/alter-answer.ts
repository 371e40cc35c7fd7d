import type { Page, Route } from '@playwright/test';

/** Lets what a path answers from now on arrive with another body, status and headers unchanged. */
export async function alterAnswer(page: Page, path: string, change: (body: string) => string): Promise<void> {
  await page.route((url) => url.pathname === path, altered(change));
}

/** The server's answer. As browsers do, it is asked for again where the server has just closed the connection that was kept. */
export const fetched = (route: Route) => route.fetch({ maxRetries: 3 });

/** Handles a route so: the server's answer, with another body. */
export function altered(change: (body: string) => string): (route: Route) => Promise<void> {
  return async (route) => {
    const response = await fetched(route);
    await route.fulfill({ response, body: change(await response.text()) });
  };
}
