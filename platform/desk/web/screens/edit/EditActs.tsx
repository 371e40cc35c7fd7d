import { Text } from '@chakra-ui/react';
import {
  type ContentValues,
  countUnconfirmed,
  questionsIn,
  textAt,
  unconfirmedIn,
} from '@site/shared/content/content-value';
import { DEFAULT_LANGUAGE } from '@site/shared/site/languages';
import { useEffect, useRef, useState } from 'react';
import type { ContentForm, Editable, VersionState } from '../../../answers';
import type { ActKind } from '../../../api/acts';
import { useActsOf, useContentList, useEditable, useNow, useWaiting } from '../../client/queries';
import { acts, wholeSite } from '../../content/act-progress.content';
import { edit } from '../../content/edit.content';
import { fill, sentences } from '../../content/fill';
import { remedies } from '../../../content/remedies.content';
import { ActDialog } from '../../parts/ActDialog';
import { InputField } from '../../parts/fields';
import { approvalWords, contentTitle, savedNames } from '../../parts/said';
import { Note, Soft } from '../../parts/screen';
import type { useEditor } from './use-editor';

interface PublishButtonProps {
  /** Null for all of them. */
  part: string | null;
  /** Of a form that is open: what is not saved is not in it. */
  editor?: Pick<Editor, 'isChanged' | 'isSaving'>;
}

type Editor = ReturnType<typeof useEditor>;

/** Acts that write content files. */
const WRITE: ActKind[] = ['begin-version', 'approve-version', 'show-version'];

/** Has a part, or all of them, built and stored as it is saved, by who may; it waits then, to be put live. */
export function PublishButton({ part, editor }: PublishButtonProps) {
  const { unsaved, forbidden, apart: differ, draft, ...said } = edit.publish;
  const { data, isFetching, refetch } = useEditable();
  const { apart = [], drafts = {}, versions = {}, saved = {} } = data ?? {};
  const { candidates = [] } = useWaiting().data ?? {};
  const { session, parts = [], schedules = [] } = useNow().data ?? {};
  // What such an act writes is built with it, and is not said below yet.
  const isWriting = useActsOf(...WRITE).some(({ state }) => state === 'running');
  if (!session) return null;
  const values = { part: part ?? wholeSite };
  const wanted = part ? [part] : parts.map((one) => one.part);
  const built = wanted.flatMap((one) => saved[one] ?? []);
  const others = candidates.flatMap(({ part: one, message, release, state }) =>
    wanted.includes(one)
      ? fill(state === 'withdrawn' ? said.withdrawn : '{name}', { name: message || release })
      : [],
  );
  if (!wanted.every((one) => session.may.publish.includes(one)))
    return <Soft>{fill(forbidden, values)}</Soft>;
  const isOfOffer = schedules.some(({ liveUntil }) => wanted.some((one) => one in (liveUntil?.parts ?? {})));
  const notes = sentences(
    built.length > 0 && fill(said.saved, { files: savedNames(built) }),
    wanted.every((one) => saved[one]?.length === 0) && said.nothing,
    others.length > 0 && fill(said.notLive, { messages: [...new Set(others)].join('; ') }),
    isOfOffer && said.offer,
    part && apart.length > 0 && [fill(differ, { part, values: apart.join(', ') }), TOGETHER],
    wanted.flatMap((one) => drafts[one] ?? []).map((name) => fill(draft, { version: contentTitle(name) })),
    wanted.map((one) => versions[one] && sentenceOnVersions(versions[one])),
  );
  return (
    <ActDialog
      words={editor?.isChanged ? { ...said, text: unsaved } : said}
      values={values}
      // While they are read again, the dialog says so itself.
      notes={!isFetching ? notes : data ? [] : [acts.reading]}
      button={{ disabled: editor?.isSaving || isWriting }}
      onOpen={() => void refetch()}
      request={{ kind: 'publish', part }}
    />
  );
}

/** Which versions a page shows and announces, and whether it can go live before a day. */
function sentenceOnVersions({ shown, coming, inForce }: NonNullable<Editable['versions'][string]>): string {
  const { shows, announces, early } = edit.publish;
  const titleOf = ({ id }: typeof shown) => contentTitle(`versions/${id}`);
  const said = { version: titleOf(shown), day: shown.effectiveDate };
  if (inForce && shown.effectiveDate > inForce.effectiveDate)
    return fill(early, { ...said, inForce: titleOf(inForce) });
  return fill(coming.length > 0 ? announces : shows, { ...said, coming: coming.map(titleOf).join(', ') });
}

const TOGETHER = remedies['business-values-differ']!;

const words = edit.version;

interface VersionActsProps {
  form: ContentForm;
  version: VersionState;
  editor: Pick<Editor, 'values' | 'digest' | 'isChanged'>;
}

/** How a version is, and what is to be done with it next. */
export function VersionActs({ form, version, editor: { values, digest, isChanged } }: VersionActsProps) {
  const { part, name: file } = form;
  const [effectiveDate, setEffectiveDate] = useState('');
  // What a colleague saves while the dialog is open is not in what was read.
  const [read, setRead] = useState(digest);
  const { earliest, files = [] } = useContentList(part, DEFAULT_LANGUAGE).data ?? {};
  const isSeen = files.find(({ name }) => name === file)?.version?.isSeen;
  const { isFrozen } = version;
  const isConfirmed = !isFrozen && countUnconfirmed(values) === 0;
  const note = useRef<HTMLDivElement>(null);
  const [wasFrozen] = useState(isFrozen);
  // Without its switches and buttons the form is shorter, and what is to be done next would be above the window.
  useEffect(() => {
    if (isFrozen && !wasFrozen) note.current!.scrollIntoView({ block: 'center' });
  }, [isFrozen, wasFrozen]);
  const isPossible = effectiveDate !== '' && effectiveDate >= (earliest?.day ?? '');
  const replaced = files.flatMap((one) => {
    const day = one.version?.approval?.effectiveDate;
    const isReplaced = isPossible && day && day >= effectiveDate && !one.version!.replacedBy;
    return isReplaced ? fill(words.approve.replaces, { other: contentTitle(one.name), day }) : [];
  });

  return (
    <Note ref={note}>
      <Text marginBottom="2">
        {sentenceOn({ ...version, isSeen }, values)}
        {isConfirmed && isChanged && ` ${words.saveFirst}`}
      </Text>
      {isConfirmed && !isChanged && (
        <ActDialog
          words={words.approve}
          values={{ version: contentTitle(file) }}
          notes={sentences(words.approve.withoutSwitch, questionsOf(values, false), ...replaced)}
          button={{ variant: 'solid' }}
          request={{ kind: 'approve-version', part, file, effectiveDate, digest: read }}
          onOpen={() => setRead(digest)}
          onLeave={() => setEffectiveDate('')}
        >
          <InputField
            label={words.approve.day}
            type="date"
            {...(earliest && { min: earliest.day, tooEarly: fill(words.approve.earliest, earliest) })}
            value={effectiveDate}
            required
            onChange={setEffectiveDate}
          />
        </ActDialog>
      )}
      {isFrozen && !version.isShown && !version.replacedBy && (
        <ActDialog
          words={words.show}
          button={{ variant: 'solid' }}
          request={{ kind: 'show-version', part, file }}
        />
      )}
    </Note>
  );
}

function sentenceOn(
  { isShown, isComing, isSeen, replacedBy, approval }: VersionState,
  values: ContentValues,
): string {
  const { states } = words;
  const kind = replacedBy ? 'replaced' : isShown ? 'shown' : isComing ? 'coming' : 'notShown';
  const unseen = isSeen === false ? words.notSeen : '';
  if (approval) return fill(states[kind], { ...approvalWords(approval, replacedBy), unseen });
  const open = unconfirmedIn(values, '');
  if (open.length === 0) return states.confirmed;
  const places = placesOf(values, open);
  const where = places.length <= FEW ? fill(words.where, { places: places.join(', ') }) : '';
  return sentences(fill(states.open, { count: open.length, where }), questionsOf(values, true)).join(' ');
}

/** So many sections are named at most. */
const FEW = 5;

/** The sections in which texts at these paths are, and how many are in each: `Security (2)`. */
function placesOf(values: ContentValues, paths: string[]): string[] {
  const sections = new Set(paths.map((path) => path.replace(/].*/, ']')));
  return [...sections].map((section) => {
    const own = paths.filter((path) => path.startsWith(section));
    return `${textAt(values, `${section}.title`)} (${own.length})`;
  });
}

/** How many questions to colleagues are open, or are closed, and in which sections; '' for none. */
function questionsOf(values: ContentValues, isOpen: boolean): string {
  const paths = questionsIn(values, '').flatMap((one) => (one.isOpen === isOpen ? one.path : []));
  if (paths.length === 0) return '';
  const sentence = isOpen ? words.openQuestions : words.closedQuestions;
  return fill(sentence, { count: paths.length, places: placesOf(values, paths).join(', ') });
}
