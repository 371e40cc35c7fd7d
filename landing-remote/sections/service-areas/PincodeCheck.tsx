import { useIsHydrating } from '@site/shared/served-html';
import { type BusinessValues, fillIn, playStoreUrl } from '@site/shared/site';
import { Button, DownloadButton } from '@site/shared/ui';
import { type ClipboardEvent, type FormEvent, useId, useRef, useState } from 'react';
import { pincodeCheck as styles } from './pincode-check.styles';
import type { ServiceAreasContent } from './service-areas.schema';

interface PincodeCheckProps {
  words: ServiceAreasContent['pincodeCheck'];
  site: BusinessValues;
}

/** Tells a visitor at once whether a pincode is served. Nothing is sent and nothing is kept. */
export function PincodeCheck({ words, site }: PincodeCheckProps) {
  const [answer, setAnswer] = useState<PincodeAnswer | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  // In the composed page, until the script that answers is here.
  const isWaiting = useIsHydrating();

  const check = (event: FormEvent) => {
    event.preventDefault();
    const found = checkPincode(input.current?.value ?? '', site.servicePincode);
    setAnswer(found);
    if (found === 'malformed') input.current?.focus();
  };
  // A copied "Bengaluru 560 076" would lose its last digits to the field's length.
  const pasteDigits = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    event.currentTarget.value = event.clipboardData.getData('text').replace(/\D/g, '').slice(0, 6);
    setAnswer(null);
  };

  return (
    <form noValidate className={styles.root} data-waiting={isWaiting || undefined} onSubmit={check}>
      <label htmlFor={`${id}-pincode`} className={styles.label}>
        {words.label}
      </label>
      <div className={styles.field}>
        <input
          ref={input}
          id={`${id}-pincode`}
          inputMode="numeric"
          maxLength={6}
          autoComplete="postal-code"
          aria-invalid={answer === 'malformed' || undefined}
          aria-describedby={answer === 'malformed' ? `${id}-error` : undefined}
          className={styles.input}
          onInput={() => setAnswer(null)}
          onPaste={pasteDigits}
        />
        <Button type="submit" look="outline">
          {words.action}
        </Button>
      </div>
      {answer === 'malformed' && (
        <p id={`${id}-error`} className={styles.error}>
          {fillIn(words.malformed, site)}
        </p>
      )}
      <p role="status" className={styles.answer}>
        {answer && answer !== 'malformed' && fillIn(words[answer], site)}
      </p>
      {answer === 'served' && <DownloadButton href={playStoreUrl(site, 'service-areas')} />}
    </form>
  );
}

type PincodeAnswer = 'served' | 'notServed' | 'malformed';

/** Six digits, the first of which is the postal region: 1 to 9 (India Post). */
const PINCODE = /^[1-9]\d{5}$/;

/** Whether a pincode that a visitor typed is the one that is served. Spaces, as in "560 076", do not count. */
export function checkPincode(typed: string, servicePincode: string): PincodeAnswer {
  const pincode = typed.replace(/\s/g, '');
  if (!PINCODE.test(pincode)) return 'malformed';
  return pincode === servicePincode ? 'served' : 'notServed';
}
