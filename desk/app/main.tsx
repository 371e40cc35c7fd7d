import { createRoot } from 'react-dom/client';
import { SignInScreen } from '../screens/sign-in/SignInScreen';
import { App } from './App';
import { DeskTheme } from './DeskTheme';
import { applyTheme } from './theme-choice';
import '../../shared/brand/symbol.svg';

applyTheme();
// Styles may stand in elements with this alone (the document's policy); an attribute of it is hidden from style sheets.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
const root = document.getElementById('desk')!;
createRoot(root).render(
  <DeskTheme nonce={nonce}>{'signedOut' in root.dataset ? <SignInScreen /> : <App />}</DeskTheme>,
);
