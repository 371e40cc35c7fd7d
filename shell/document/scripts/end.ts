import { takeNamesBack } from './dom-clobbering';

/** Stands behind the page's markup, right behind the template that holds its script files. */
export default function runAtEnd(): void {
  takeNamesBack();
  askForFilesAfterPaint();
}

/**
 * Asks for the page's script files when it has been painted, so that none of them is fetched, read or run before the visitor sees the
 * page. A page that is not looked at is never painted, and gets its scripts at once.
 */
function askForFilesAfterPaint(): void {
  const { content } = document.currentScript!.previousElementSibling as HTMLTemplateElement;
  const ask = () => document.body.append(content);
  if (document.hidden) ask();
  else requestAnimationFrame(() => setTimeout(ask));
}
