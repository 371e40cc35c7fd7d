import { arriveInPieces } from './arrival';
import { noteTaps } from './noted-taps';
import { showRememberedTheme } from './remembered-theme';
import { guardScriptAddresses } from './script-addresses';

/** Stands in the head, before the styles: what has to be done before anything is painted, tapped or loaded. */
export default function runInHead(): void {
  showRememberedTheme();
  noteTaps();
  arriveInPieces();
  guardScriptAddresses();
}
