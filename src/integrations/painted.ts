import type { AstroIntegration } from 'astro'

/** The directive `client:painted`, of pages whose first view stands without their island. */
export const painted = (): AstroIntegration => ({
  name: 'painted',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'painted', entrypoint: './src/integrations/client/painted.ts' }),
  },
})
