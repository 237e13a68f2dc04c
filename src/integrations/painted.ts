import type { AstroIntegration } from 'astro'

/** Registers the directive `client:painted`, for pages whose first view does not need their island. */
export const painted = (): AstroIntegration => ({
  name: 'painted',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'painted', entrypoint: './src/integrations/client/painted.ts' }),
  },
})
