/** In the place of `served-html/kept-html.ts`: a development server sends no HTML, so a page renders all of itself. */
export const hasServedHtml = (): boolean => false;

export const moveServedHtml = (): void => undefined;
