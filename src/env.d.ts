/// <reference types="astro/client" />

declare module 'virtual:inline-script' {
  /** The one inline script of every page, bundled and minified from src/inline/main.ts. */
  export const code: string
  /** Address of the module that the script imports when a visitor reaches for the connection dialog. */
  export const onDemand: string
}

interface ImportMetaEnv {
  /** Names one build. */
  readonly BUILD_ID: string
}
