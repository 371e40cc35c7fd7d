import { idOfRelease } from '../records/inventory';
import type { SiteProblem } from '../store/site-error';
import type { ReleaseGate } from './candidate';

/**
 * Every name of the kit that a part uses is in the kit that the shell brings. Their versions agree already
 * (`shared-scope-gate.ts`); a name that was dropped without a new version would be missed at a click, in another team's page.
 */
export const kitGate: ReleaseGate = ({ manifests }) => {
  const all = Object.values(manifests);
  const bringing = all.filter(({ federation }) => federation.kit?.brings);
  return all.flatMap((using) =>
    bringing.flatMap((bringer): SiteProblem[] => {
      const brings = bringer.federation.kit!.brings!;
      const missed = using.federation.kit?.uses.filter((name) => !brings.includes(name)) ?? [];
      if (missed.length === 0) return [];
      const names = new Intl.ListFormat('en').format(missed);
      return [
        {
          code: 'kit-names-missing',
          severity: 'error',
          message: `${idOfRelease(using)} uses ${names} of the kit, and the kit of ${idOfRelease(bringer)} has no such name.`,
          remedy: `Bring the name back in shared/ui/kit.ts and publish ${bringer.part} again, or publish ${using.part} without it and put both live together: npm run site -- promote ${bringer.part} ${using.part}`,
        },
      ];
    }),
  );
};
