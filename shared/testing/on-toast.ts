/** What the kit tells the visitor, for tests of a part that shows no kit around it. */
export { onToast } from '../ui/toast/show-toast';
