import { escapeHtml } from '../mail/template.ts'
import type { Received } from './inbox.ts'

const STYLE = `
:root { color-scheme: light dark; --pink: light-dark(#d31379, #ff6bb0); --line: light-dark(#e6d9e0, #4a3541);
  --muted: light-dark(#6b5260, #c7aebb); }
body { margin: 0 auto; max-width: 50rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif;
  background: light-dark(#fdf9fb, #1d1218); color: light-dark(#2b1a23, #f6eef2); }
h1 { font-size: 1.5rem; } h1 b { color: var(--pink); } h2 { font-size: 1.125rem; margin: 0; }
article { border: 1px solid var(--line); border-radius: 10px; padding: 1rem; margin-top: 1rem; }
iframe { width: 100%; height: 30rem; border: 1px solid var(--line); border-radius: 6px; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
summary { min-height: 44px; display: flex; align-items: center; cursor: pointer; color: var(--pink); }
.meta, .empty { color: var(--muted); margin: 0 0 .75rem; }
a, summary { text-underline-offset: 3px; } a { color: var(--pink); }
:focus-visible { outline: 3px solid var(--pink); outline-offset: 2px; }`

/** Opens a mail's links in a new tab, because sites refuse to be framed. */
const inTab = (html: string): string => html.replace('<head>', '<head><base target="_blank" />')

function article(mail: Received): string {
  const title = escapeHtml(mail.subject)
  // Sandboxed, so a mail's markup runs no script.
  return `<article><h2>${title}</h2>
<p class="meta">To ${escapeHtml(mail.to)}, <time datetime="${mail.at}">${mail.at.replace('T', ' ').slice(0, 19)} UTC</time></p>
<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${title}" srcdoc="${escapeHtml(inTab(mail.html))}"></iframe>
<details><summary>Plain text</summary><pre>${escapeHtml(mail.text)}</pre></details></article>`
}

const EMPTY = `<p class="empty">No mail yet. Sign up on the site, and the mail that would be sent appears here.</p>`

/** Renders the inbox as a page, newest mail first. */
export function inboxPage(mails: readonly Received[]): string {
  const list = mails.toReversed().map(article).join('\n')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Inbox (${mails.length})</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><main><h1>Inbox<b>.</b></h1><p class="meta">Mail stays on this machine. <a href="/">Look again</a></p>
${list || EMPTY}</main></body></html>`
}
