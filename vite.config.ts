import fs from 'node:fs'
import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** What browsers load with each page; islands and what sends files come when they are touched. */
const forBrowsers = ['app/browser/every-page.ts', 'app/styles/app.css']

/** The programs. They are one build with the app, so that every module exists once in a process. */
const programs = { web: 'server/web.ts', worker: 'server/worker.ts', 'stripe-stand-in': 'stand-in/main.ts' }

// scripts/build.mjs names a folder beside the build that runs.
const folder = process.env.BUILD_FOLDER ?? 'build'

/** `import address from 'browser:<file>'`: where a browser finds that file. The browsers' build is made first. */
const browserFiles: Plugin = {
  name: 'browser-files',
  enforce: 'pre',
  // With an end of its own, or Vite reads it as the style sheet that it names.
  resolveId: (id) => (id.startsWith('browser:') ? `\0${id}:` : undefined),
  load(id) {
    const [, file] = /^\0browser:(.*):$/.exec(id) ?? []
    if (!file) return
    if (this.environment.mode === 'dev') return `export default '/${file}'`
    const built = JSON.parse(fs.readFileSync(`${folder}/client/.vite/manifest.json`, 'utf8'))
    return `export default '/${built[file].file}'`
  },
}

/** In development a page is loaded again when a file of the app is saved. */
const reload: Plugin = {
  name: 'reload',
  apply: 'serve',
  handleHotUpdate: ({ server }) => void server.ws.send({ type: 'full-reload' }),
}

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [tailwindcss(), browserFiles, reload],
  resolve: { alias: { '~': path.join(import.meta.dirname, 'app') } },
  esbuild: { target: 'es2022' },
  optimizeDeps: {
    esbuildOptions: { target: 'es2022' },
    entries: ['app/browser/*.ts', 'app/islands/*.tsx'],
  },
  build: {
    target: 'es2022',
    // Of both halves; scripts/build.mjs begins with an empty folder.
    emptyOutDir: false,
    modulePreload: false,
    outDir: `${folder}/${isSsrBuild ? 'server' : 'client'}`,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // Pictures and fonts that only the server names.
    ssrEmitAssets: true,
    rollupOptions: {
      input: isSsrBuild ? programs : forBrowsers,
      // All files in one folder, because modules find the project root relative to themselves.
      output: isSsrBuild ? { entryFileNames: '[name].mjs', chunkFileNames: 'part-[name]-[hash].mjs' } : {},
      // Headless UI's words to a compiler that is not ours.
      onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
    },
  },
}))
