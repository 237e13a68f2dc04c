/// <reference types="astro/client" />

declare module 'virtual:inline-script' {
  /** The one inline script of every page, bundled and minified from src/inline/main.ts. */
  const code: string
  export default code
}

interface ImportMetaEnv {
  /** Names one build; part of the address of the connection dialog's entry. */
  readonly BUILD_ID: string
}
