/** Outlines of landmarks, given the middle of the foot and the height. */
export const LANDMARKS: Readonly<Record<string, (x: number, foot: number, height: number) => string>> = {
  spire: (x, foot, h) =>
    `M${x - 22} ${foot}v${-h * 0.4}l11-9h4v${-h * 0.1}l7 ${-h * 0.45}l7 ${h * 0.45}v${h * 0.5 + 9}z`,
  spires: (x, foot, h) =>
    `M${x - 16} ${foot}v${-h * 0.55}l6 ${-h * 0.45}l6 ${h * 0.45}v${h * 0.15}h8v${-h * 0.15}l6 ${-h * 0.45}l6 ${h * 0.45}v${h * 0.55}z`,
  chimney: (x, foot, h) => `M${x - 6} ${foot}l2 ${-h}h8l2 ${h}z`,
  heap: (x, foot, h) => `M${x - h * 1.5} ${foot}L${x - h * 0.2} ${foot - h}h${h * 0.4}L${x + h * 1.5} ${foot}z`,
  minaret: (x, foot, h) =>
    `M${x - 3} ${foot}v${-h * 0.55}h-2v-3h2v${-h * 0.25}l3 ${-h * 0.2}l3 ${h * 0.2}v${h * 0.25}h2v3h-2v${h * 0.55}zM${x + 4} ${foot}v${-h * 0.3}a17 17 0 0 1 34 0v${h * 0.3}z`,
  crane: (x, foot, h) => `M${x - 2} ${foot}v${-h}h-10v-3h46v3h-32v${h}zM${x + 26} ${foot - h}h1.5v12h-1.5z`,
  gantry: (x, foot, h) => `M${x - 24} ${foot}l8 ${-h}h36v5h-5l5 ${h - 5}h-5l-5 ${-h + 8}h-14l-7 ${h - 8}z`,
  winding: (x, foot, h) =>
    `M${x - 4} ${foot}V${foot - h}h4v${h}zM${x} ${foot - h * 0.8}L${x + h * 0.5} ${foot}h-5L${x} ${foot - h * 0.7}zM${x + 6} ${foot - h}a7 7 0 1 1-14 0a7 7 0 1 1 14 0zm-4 0a3 3 0 1 0-6 0a3 3 0 1 0 6 0z`,
  bell: (x, foot, h) => `M${x - 6} ${foot}v${-h}h12v${h}zM${x - 8} ${foot - h - 4}h16v4h-16z`,
  tv: (x, foot, h) =>
    `M${x - 2} ${foot}l1.5 ${-h * 0.6}a6 6 0 1 1 1 0l1.5 ${h * 0.6}zM${x - 0.5} ${foot - h * 0.6}v${-h * 0.4}h1v${h * 0.4}z`,
  dome: (x, foot, h) =>
    `M${x - 20} ${foot}v${-h * 0.5}a20 20 0 0 1 40 0v${h * 0.5}zM${x - 1} ${foot - h}h2v${h * 0.4}h-2z`,
  statue: (x, foot, h) =>
    `M${x - 40} ${foot}Q${x - 10} ${foot - h * 0.6} ${x - 4} ${foot - h * 0.7}h8Q${x + 10} ${foot - h * 0.6} ${x + 40} ${foot}zM${x - 1.5} ${foot - h * 0.7}v${-h * 0.22}h-7v-2h7v-4h3v4h7v2h-7v${h * 0.22}z`,
  castle: (x, foot, h) =>
    `M${x - 26} ${foot}v${-h * 0.6}h6v4h4v-4h6v4h4v-4h3v${-h * 0.4}h12v${h * 0.4}h5v4h4v-4h8v${h * 0.6}z`,
  block: (x, foot, h) => `M${x - 12} ${foot}v${-h}h24v${h}z`,
  blocks: (x, foot, h) =>
    `M${x - 30} ${foot}v${-h * 0.8}h18v${h * 0.8}zM${x - 8} ${foot}v${-h}h18v${h}zM${x + 14} ${foot}v${-h * 0.7}h18v${h * 0.7}z`,
  gas: (x, foot, h) =>
    `M${x - 24} ${foot}v${-h}h48v${h}h-2v${-h + 4}h-10v${h - 4}h-2v${-h + 4}h-20v${h - 4}h-2v${-h + 4}h-10v${h - 4}z`,
  bridge: (x, foot, h) =>
    `M${x - 70} ${foot - 4}Q${x - 52} ${foot - h * 0.4} ${x - 40} ${foot - h}Q${x} ${foot - 6} ${x + 40} ${foot - h}Q${x + 52} ${foot - h * 0.4} ${x + 70} ${foot - 4}v3h-28V${foot}h-5v-${h - 10}Q${x} ${foot - 2} ${x - 37} ${foot - h + 10}V${foot}h-5v-4h-28z`,
}
