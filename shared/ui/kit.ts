/** The curated kit: the one entry through which parts use common components. Each part bundles what it uses. */
export { Button } from './button/Button';
export { Container } from './container/Container';
export { DownloadButton } from './download-button/DownloadButton';
export { InEnglish } from './in-english/InEnglish';
export { IosButton } from './ios-button/IosButton';
export { KitWords } from './words/kit-words';
export { Section } from './section/Section';
export { Tooltip } from './tooltip/Tooltip';
export { NewTabHint, VisuallyHidden } from './visually-hidden/VisuallyHidden';
export { usePageMotion } from './motion/use-page-motion';
export { WhatsAppButton } from './whatsapp-button/WhatsAppButton';
export { showToast } from './toast/show-toast';
export { ToastRegion } from './toast/ToastRegion';
export { ChoiceMenu } from './choice-menu/ChoiceMenu';
export type { Choice } from './choice-menu/choice-menu-widget';
