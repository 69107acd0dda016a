import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import noCycles from "./lint/no-cycles.js";
import svelteConfig from "./svelte.config.js";

const unused = ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" }];

export default defineConfig(
  { ignores: ["dist/", "public/", "src/wire/messages.ts", "src/ui/text/messages.ts"] },
  js.configs.recommended,
  {
    plugins: { house: { rules: { "no-cycles": noCycles } } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: ["error", "smart"],
      "no-unused-vars": unused,
      "house/no-cycles": "error",
      // For lines that the formatter cannot break. Quoted texts may be longer, because translators read them whole.
      "max-len": [
        "error",
        {
          code: 140,
          ignoreUrls: true,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignorePattern: '^ *\\w+="[^"]*"$',
        },
      ],
    },
  },
  {
    files: ["**/*.{ts,svelte}"],
    extends: [ts.configs.recommended],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    rules: {
      "@typescript-eslint/no-unused-vars": unused,
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-floating-promises": "error",
      // Finds conditions that are always true or false, such as `me !== null || me === null`.
      "@typescript-eslint/no-unnecessary-condition": "error",
    },
  },
  // Listed after TypeScript's configuration, which would otherwise set its own parser for components too.
  svelte.configs["flat/base"],
  {
    files: ["**/*.{svelte,svelte.ts}"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      "svelte/no-at-html-tags": "error",
      "svelte/no-dupe-else-if-blocks": "error",
      "svelte/no-unused-props": "error",
      "svelte/require-each-key": "error",
    },
  },
  {
    files: ["**/*.{js,mjs}"],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
);
