import { styled } from '@escale/design-system';

const Root = styled('svg', {
  base: { position: 'absolute', insetInline: '0', bottom: '0', width: 'full', display: 'block' },
});

const FilledGroup = styled('g', {
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

const LineGroup = styled('g', {
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

const containerStack: readonly { x: number; y: number; tone: ContainerTone }[] = [
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

function ribsPath(count: number, step: number, top: number, height: number): string {
  return Array.from({ length: count }, (_, index) => `M${(index + 1) * step} ${top}v${height}`).join('');
}

const stackRibsPath = ribsPath(10, 10, 6, 34);
const loadRibsPath = ribsPath(5, 10, 4, 22);
const wavesPath =
  'M0 392q40-10 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0M-30 412q40-10 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0';

/** Renders the decorative quay of the sign-in pages: a crane with its load, a stack of containers, and the water. */
export function QuayDrawing() {
  return (
    <Root viewBox="0 0 760 430" preserveAspectRatio="xMidYMax slice" aria-hidden focusable="false">
      <LineGroup tone="crane">
        <path d="M560 366V60M640 366V60M520 96h210M560 60l40-36 40 36M540 96l60-60 96 60" />
        <path d="M706 96v96" strokeWidth="2.5" />
      </LineGroup>
      <g transform="translate(676 192)">
        <FilledGroup tone="orange">
          <rect width="62" height="30" rx="3" />
        </FilledGroup>
        <LineGroup tone="ribs">
          <path d={loadRibsPath} />
        </LineGroup>
      </g>
      {containerStack.map(({ x, y, tone }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <FilledGroup tone={tone}>
            <rect width="112" height="46" rx="4" />
          </FilledGroup>
          <LineGroup tone="ribs">
            <path d={stackRibsPath} />
          </LineGroup>
        </g>
      ))}
      <FilledGroup tone="edge">
        <rect y="364" width="760" height="8" />
      </FilledGroup>
      <FilledGroup tone="ink">
        <rect y="372" width="760" height="58" />
      </FilledGroup>
      <LineGroup tone="water">
        <path d={wavesPath} />
      </LineGroup>
    </Root>
  );
}
