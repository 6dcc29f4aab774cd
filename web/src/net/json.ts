/** Any JSON: what is kept and passed on by those who do not read it. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };
