/** The recipes of the docs that the outputs are made of, as text. */
export type Recipes = {
  /** `_recipes/sub-path/nginx.conf` */
  nginx: string;
  /** `_recipes/nginx-archive/nginx.conf` */
  nginxAtRoot: string;
  /** `_recipes/static-files/static-web.apache.conf` */
  apache: string;
  /** `_recipes/static-files/upload-s3.sh` */
  upload: string;
  /** `_recipes/sub-path/app-config.js` */
  appConfig: string;
  /** Arguments of the platform's Dockerfile, by `_data/docker-image.json`. */
  imageArguments: readonly string[];
  /** Such as `3.9.3`. */
  release: string;
};

/** The recipes of each release, by its line, the latest first. */
export type RecipesByLine = readonly (Recipes & {line: string})[];
