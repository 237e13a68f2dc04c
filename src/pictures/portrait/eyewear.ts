import type { Extra } from './attributes.ts'
import { fill, line, path } from './ink.ts'
import type { Pose } from './skull.ts'

/** Glasses, goggles and masks. */
export const EYEWEAR = {
  glasses: ({ m, put }) => {
    const [l, r] = [put(-m.gap, 200), put(m.gap, 200)]
    return `<g fill="#fff" fill-opacity=".18" stroke="#1E1E22" stroke-width="4.5">${[l, r].map((x) => path`<rect x="${x - 26}" y="183" width="52" height="36" rx="13"/>`).join('')}${path`<path d="M${l + 26} 196Q200 190 ${r - 26} 196M${l - 26} 196L${put(-m.temple, 192)} 192M${r + 26} 196L${put(m.temple, 192)} 192" fill="none"/></g>`}`
  },
  shades: ({ m, put }) => {
    const [l, r] = [put(-m.gap, 200), put(m.gap, 200)]
    return (
      fill(
        [l, r]
          .map((x) => path`M${x - 29} 184H${x + 29}V200Q${x + 26} 222 ${x} 222Q${x - 26} 222 ${x - 29} 200Z`)
          .join(''),
        '#17171B',
      ) +
      line(
        path`M${l + 26} 190H${r - 26}M${l - 26} 190L${put(-m.temple, 188)} 188M${r + 26} 190L${put(m.temple, 188)} 188`,
        '#17171B',
        5,
      ) +
      line(path`M${l - 16} 192l10-2M${r - 16} 192l10-2`, '#fff', 3, 0.5)
    )
  },
  goggles: ({ m, put }) =>
    line(path`M${put(-m.temple - 2, 188)} 186L138 190M${put(m.temple + 2, 188)} 186L262 190`, '#1E1E22', 9) +
    '<path d="M134 198C134 180 152 178 168 178C184 178 194 185 200 189C206 185 216 178 232 178C248 178 266 180 266 198C266 224 250 230 234 230C218 230 208 219 200 211C192 219 182 230 166 230C150 230 134 224 134 198Z" fill="#D9542B" fill-opacity=".42" stroke="#1E1E22" stroke-width="6"/>' +
    line('M150 191Q160 185 174 187M220 189Q232 185 244 189', '#fff', 4, 0.6),
  mask: ({ m, put }) => {
    const [l, r] = [put(-m.temple - 1, 190), put(m.temple + 1, 190)]
    return (
      fill(
        path`M${l} 178C${l + 12} 158 182 158 200 165C218 158 ${r - 12} 158 ${r} 178L${r - 3} 206C${r - 14} 234 234 240 217 229Q208 247 200 247Q192 247 183 229C166 240 ${l + 14} 234 ${l + 3} 206ZM144 201Q165 220 186 203Q165 183 144 201ZM256 201Q235 183 214 203Q235 220 256 201Z`,
        '#17171B',
        1,
        ' fill-rule="evenodd"',
      ) + line('M150 173Q176 165 196 171', '#fff', 3, 0.35)
    )
  },
} satisfies Partial<Record<Extra, (pose: Pose) => string>>
