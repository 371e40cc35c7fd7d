import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.edge';
import { DraftMarks, UnconfirmedMark } from './UnconfirmedMark';
import { DraftSection, useDraftView } from './draft.section';
import { english } from '../../testing/english';

const { words } = english;

interface TwoTextsProps {
  isPreview?: boolean;
  unconfirmedCount?: number;
}

/** A page with a text that is not confirmed, and one that is. */
function TwoTexts({ isPreview = false, unconfirmedCount = 1 }: TwoTextsProps) {
  const view = useDraftView(isPreview, unconfirmedCount);
  return (
    <>
      <DraftSection view={view} unconfirmedCount={unconfirmedCount} words={words} />
      <DraftMarks value={view.isOn ? words.draftView.mark : null}>
        <p>
          For eight years
          <UnconfirmedMark confirmed={false} />
        </p>
        <p>
          Never sold
          <UnconfirmedMark confirmed />
        </p>
      </DraftMarks>
    </>
  );
}

const marks = () => screen.queryAllByText(words.draftView.mark);
const draftSwitch = () => screen.queryByRole('switch', { name: words.draftView.switch });

afterEach(() => history.replaceState(null, '', '/'));

it('is not in the page that visitors get', () => {
  render(<TwoTexts />);

  expect(draftSwitch()).not.toBeInTheDocument();
  expect(marks()).toEqual([]);
  expect(screen.getByText('For eight years').childElementCount).toBe(0);
});

it('marks what is not confirmed in a preview, and nothing else', () => {
  render(<TwoTexts isPreview />);

  expect(marks()).toHaveLength(1);
  expect(screen.getByText('For eight years')).toContainElement(marks()[0]!);
});

describe('with ?draft in the address', () => {
  beforeEach(() => history.replaceState(null, '', '/privacy-policy?draft'));

  it('is on, and says how many texts are not confirmed', () => {
    render(<TwoTexts unconfirmedCount={57} />);

    expect(draftSwitch()).toBeChecked();
    expect(marks()).toHaveLength(1);
    expect(screen.getByRole('region', { name: words.draftView.title })).toHaveTextContent('57');
  });

  it('is not in the HTML, which is the same in a preview', () => {
    expect(renderToString(<TwoTexts isPreview />)).not.toContain(words.draftView.mark);
  });

  it('is switched off and on with the keyboard', async () => {
    render(<TwoTexts />);
    await userEvent.tab();

    await userEvent.keyboard(' ');

    expect(draftSwitch()).not.toBeChecked();
    expect(marks()).toEqual([]);

    await userEvent.keyboard(' ');

    expect(marks()).toHaveLength(1);
  });

  it('is not offered when everything is confirmed', () => {
    render(<TwoTexts unconfirmedCount={0} />);

    expect(draftSwitch()).not.toBeInTheDocument();
  });
});
