import { type BusinessValues, fillIn } from '@site/shared/site';
import { Section } from '@site/shared/ui';
import { MapPin, Warehouse } from 'lucide-react';
import { PincodeCheck } from './PincodeCheck';
import type { ServiceAreasContent } from './service-areas.schema';
import { serviceAreas as styles } from './service-areas.styles';

interface ServiceAreasSectionProps {
  content: ServiceAreasContent;
  site: BusinessValues;
}

/** Where orders are delivered: street signs, and no map, which would claim borders that were not supplied. */
export function ServiceAreasSection({ content, site }: ServiceAreasSectionProps) {
  return (
    <Section
      title={content.title}
      intro={fillIn(content.intro, site)}
      ground="kraft"
      head="beside"
      headEnd={
        <>
          <p className={styles.warehouse}>
            <Warehouse aria-hidden className={styles.pin} />
            {fillIn(content.warehouse, site)}
          </p>
          {site.features.pincodeCheck && <PincodeCheck words={content.pincodeCheck} site={site} />}
        </>
      }
    >
      <ul aria-label={content.listLabel} className={styles.signs} data-reveal>
        {content.localities.map(({ name }) => (
          <li key={name} className={styles.sign}>
            <MapPin aria-hidden className={styles.pin} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
