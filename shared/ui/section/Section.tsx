import { type ReactNode, useId } from 'react';
import { Container } from '../container/Container';
import { section, sectionColumns, sectionRoot } from './section.styles';

interface SectionProps {
  /** Anchor that links lead to. */
  id?: string;
  title: string;
  intro?: string;
  /** What the section is painted on. @default 'paper' */
  ground?: 'paper' | 'kraft' | 'wall' | 'board';
  /** Where the heading is on wide screens. @default 'above' */
  head?: 'above' | 'centred' | 'beside' | 'inset';
  /** More below the introduction. */
  headEnd?: ReactNode;
  children: ReactNode;
}

/** A section of a page with its heading: a named region for assistive technology. */
export function Section({ id, title, intro, ground, head, headEnd, children }: SectionProps) {
  const headingId = useId();

  return (
    <section id={id} aria-labelledby={headingId} className={sectionRoot({ ground })}>
      <Container>
        <div className={sectionColumns({ head })} data-below-fold>
          <div className={section.head}>
            <h2 id={headingId} tabIndex={-1} className={section.title}>
              {title}
            </h2>
            {intro && <p className={section.intro}>{intro}</p>}
            {headEnd}
          </div>
          {children}
        </div>
      </Container>
    </section>
  );
}
