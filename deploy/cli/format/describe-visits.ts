import { sumOf } from '../../actions/visits/summaries';
import type { VisitsOverTime } from '../../actions/visits/visits-over-time';
import { formatCount } from '../../text/table';
import { shortTime } from '../../text/time';

/** A picture of visits over time in words: its title, and all that it shows. */
export function describeVisits({ since, until, all, deployments }: VisitsOverTime): {
  title: string;
  text: string;
} {
  const { arrivals, starts, failures, vitals, download, whatsapp } = all;
  const share = (count: number) => `${((100 * count) / Math.max(arrivals, 1)).toFixed(1)} %`;
  const clicks = sumOf(download) + sumOf(whatsapp);
  const live = [...deployments]
    .reverse()
    .map(({ number, time, what }) => `${number} (${what || 'no part'}) on ${shortTime(time)}`);
  return {
    title: `Visits from ${shortTime(since)} to ${shortTime(until)}`,
    text: [
      `${formatCount(arrivals, 'visit')}; ${share(starts)} started; parts failed ${formatCount(sumOf(failures), 'time')}; ${formatCount(clicks, 'click')} on Download and WhatsApp.`,
      ...(vitals.lcp === null ? [] : [`Three of four visits had an LCP below ${Math.round(vitals.lcp)} ms.`]),
      ...(vitals.inp === null ? [] : [`Three of four had an INP below ${Math.round(vitals.inp)} ms.`]),
      live.length > 0 ? `Went live: ${live.join('; ')}.` : 'Nothing went live.',
    ].join(' '),
  };
}
