import { styled } from '@escale/design-system';

const Root = styled('svg', {
  base: { position: 'absolute', insetInline: '0', bottom: '0', width: 'full', display: 'block' },
});

const Filled = styled('g', {
  variants: {
    tone: {
      orange: { fill: 'quay.orange' },
      sand: { fill: 'quay.sand' },
      paper: { fill: 'quay.paper' },
      blue: { fill: 'quay.blue' },
      deep: { fill: 'quay.deep' },
      edge: { fill: 'quay.edge' },
      ink: { fill: 'ink' },
    },
  },
});

const Lines = styled('g', {
  base: { fill: 'none', strokeWidth: '2.5' },
  variants: {
    tone: {
      crane: { stroke: 'ink.fg', strokeOpacity: 0.35, strokeWidth: '5' },
      ribs: { stroke: 'ink', strokeOpacity: 0.24 },
      water: { stroke: 'quay.water', strokeOpacity: 0.5 },
    },
  },
});

type ContainerTone = 'orange' | 'sand' | 'paper' | 'blue' | 'deep';

const stack: readonly { x: number; y: number; tone: ContainerTone }[] = [
  { x: 24, y: 318, tone: 'orange' },
  { x: 142, y: 318, tone: 'blue' },
  { x: 260, y: 318, tone: 'paper' },
  { x: 378, y: 318, tone: 'deep' },
  { x: 82, y: 268, tone: 'paper' },
  { x: 200, y: 268, tone: 'deep' },
  { x: 318, y: 268, tone: 'orange' },
  { x: 140, y: 218, tone: 'blue' },
  { x: 258, y: 218, tone: 'sand' },
];

function ribs(count: number, step: number, top: number, height: number): string {
  return Array.from({ length: count }, (_, index) => `M${(index + 1) * step} ${top}v${height}`).join('');
}

const stackRibs = ribs(10, 10, 6, 34);
const loadRibs = ribs(5, 10, 4, 22);
const waves =
  'M0 392q40-10 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0M-30 412q40-10 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0';

/** Renders the decorative quay of the sign-in pages: a crane with its load, a stack of containers, and the water. */
export function QuayDrawing() {
  return (
    <Root viewBox="0 0 760 430" preserveAspectRatio="xMidYMax slice" aria-hidden focusable="false">
      <Lines tone="crane">
        <path d="M560 366V60M640 366V60M520 96h210M560 60l40-36 40 36M540 96l60-60 96 60" />
        <path d="M706 96v96" strokeWidth="2.5" />
      </Lines>
      <g transform="translate(676 192)">
        <Filled tone="orange">
          <rect width="62" height="30" rx="3" />
        </Filled>
        <Lines tone="ribs">
          <path d={loadRibs} />
        </Lines>
      </g>
      {stack.map(({ x, y, tone }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <Filled tone={tone}>
            <rect width="112" height="46" rx="4" />
          </Filled>
          <Lines tone="ribs">
            <path d={stackRibs} />
          </Lines>
        </g>
      ))}
      <Filled tone="edge">
        <rect y="364" width="760" height="8" />
      </Filled>
      <Filled tone="ink">
        <rect y="372" width="760" height="58" />
      </Filled>
      <Lines tone="water">
        <path d={waves} />
      </Lines>
    </Root>
  );
}
