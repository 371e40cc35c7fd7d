/** Closes an open menu on Esc (focus returns to its button), when a link is chosen, in it or below it, and on resize. Returns how to stop. */
export function closeMenuWhenDone(menu: HTMLDetailsElement): () => void {
  const close = () => void (menu.open = false);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.open) return;
    close();
    menu.querySelector('summary')?.focus();
  };
  const closeOnChoice = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) close();
  };
  // A phone's browser bar that slides away changes the height alone; that is no reason to close.
  let width = innerWidth;
  const closeOnResize = () => {
    if (innerWidth !== width) close();
    width = innerWidth;
  };

  document.addEventListener('keydown', closeOnEscape);
  document.addEventListener('click', closeOnChoice);
  addEventListener('resize', closeOnResize);
  return () => {
    document.removeEventListener('keydown', closeOnEscape);
    document.removeEventListener('click', closeOnChoice);
    removeEventListener('resize', closeOnResize);
  };
}
