import type { DrawnGame } from '#games/listings.ts'

/** Silhouette of a person: head and shoulders, with its base at (0, 0). */
const SILHOUETTE = 'M-15 0a15 14 0 0 1 30 0ZM0-33a9 9 0 0 1 0 18a9 9 0 0 1 0-18Z'

/** Miniatures of first screens, 104 by 104, in one colour. */
export const DRAWINGS: Record<DrawnGame, string> = {
  higherlower: `
    <path opacity=".12" d="M10 4h32a8 8 0 0 1 8 8v80a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8V12a8 8 0 0 1 8-8ZM62 4h32a8 8 0 0 1 8 8v80a8 8 0 0 1-8 8H62a8 8 0 0 1-8-8V12a8 8 0 0 1 8-8Z"/>
    <path opacity=".28" d="M2 44h48v48a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8Z"/>
    <path opacity=".55" d="${SILHOUETTE}" transform="translate(26 100)"/>
    <path opacity=".55" d="${SILHOUETTE}" transform="translate(78 100)"/>
    <path fill="none" stroke="currentColor" stroke-width="3" d="M2 44h48"/>
    <path fill="none" stroke="currentColor" stroke-width="3" stroke-dasharray="6 4" d="M54 44h48"/>
    <text x="78" y="34" font-size="30">?</text>
  `,
  statistics: `
    <path opacity=".28" d="M2 12h76a18 18 0 0 1 0 36H2Z"/>
    <path opacity=".12" d="M2 58h44a18 18 0 0 1 0 36H2Z"/>
    <path opacity=".55" d="${SILHOUETTE}" transform="translate(76 48)"/>
    <path opacity=".55" d="${SILHOUETTE}" transform="translate(44 94)"/>
  `,
  'career-path': `
    <path opacity=".12" d="M8 2h88a6 6 0 0 1 0 20H8a6 6 0 0 1 0-20ZM8 28h88a6 6 0 0 1 0 20H8a6 6 0 0 1 0-20Z"/>
    <path d="M10 6h14v7q0 5-7 6-7-1-7-6ZM10 32h14v7q0 5-7 6-7-1-7-6Z"/>
    <path opacity=".4" d="M34 9h44v6H34ZM34 35h30v6H34Z"/>
    <g fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="5 4" opacity=".6"><path d="M8 55h88v19H8ZM8 81h88v19H8Z"/></g>
  `,
  blur: `
    <path opacity=".12" d="M12 8h80v40q0 36-40 50-40-14-40-50Z"/>
    <path opacity=".28" d="M52 8h40v40q0 36-40 50Z"/>
    <text x="52" y="68" font-size="52">?</text>
  `,
  stadiums: `
    <path opacity=".28" d="M4 50q48-34 96 0l-8 34q-40 16-80 0Z"/>
    <path opacity=".5" d="M22 56q30-16 60 0-6 16-30 16t-30-16Z"/>
    <path fill="none" stroke="currentColor" stroke-width="3" d="M14 44V14M90 44V14M8 14h12M84 14h12M4 50q48-34 96 0"/>
  `,
  split: `
    <path opacity=".28" d="M26 34a26 26 0 0 1 52 0Z" transform="translate(-8 0)"/>
    <path opacity=".5" d="M26 38h52v22H26Z" transform="translate(8 0)"/>
    <path opacity=".28" d="M26 64h52a26 26 0 0 1-52 0Z"/>
    <path fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="5 4" d="M4 36h96M4 62h96"/>
  `,
  'back-four': `
    <path opacity=".5" d="M4 8h96a6 6 0 0 1 0 18H4a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4Z"/>
    <path opacity=".28" d="M2 34h22v28H2ZM28 34h22v28H28ZM54 34h22v28H54ZM80 34h22v28H80Z"/>
    <path opacity=".12" d="M2 68h22v28H2ZM28 68h22v28H28ZM54 68h22v28H54ZM80 68h22v28H80Z"/>
    <path opacity=".55" d="${SILHOUETTE}" transform="translate(39 62) scale(.62)"/>
    <path opacity=".55" d="${SILHOUETTE}" transform="translate(91 62) scale(.62)"/>
    <path opacity=".55" d="${SILHOUETTE}" transform="translate(13 96) scale(.62)"/>
    <text x="65" y="90" font-size="22">?</text>
  `,
  age: `
    <text x="52" y="66" font-size="62">??</text>
    <path opacity=".2" d="M4 86h96v6H4Z"/>
    <circle cx="36" cy="89" r="9"/>
  `,
}

export const isDrawn = (game: string): game is DrawnGame => Object.hasOwn(DRAWINGS, game)
