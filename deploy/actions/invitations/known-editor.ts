import type { People } from '../../authority/people';
import { SiteError } from '../../store/site-error';
import { type KnownSigner, knownSigner, type LoadSigner } from '../people/own-key';
import { whyNoEditor } from './invitation-errors';

/** The editor whose key signs: who invites, and takes back. @throws SiteError `editor-unknown`, and what {@link knownSigner} throws */
export async function knownEditor(people: People, loadSigner: LoadSigner | undefined): Promise<KnownSigner> {
  const known = await knownSigner(people, loadSigner);
  if (people.editors.persons.includes(known.person)) return known;
  throw new SiteError(
    'editor-unknown',
    `${whyNoEditor(people, known.person)} Nothing was changed.`,
    'Ask one of them to do it.',
  );
}
