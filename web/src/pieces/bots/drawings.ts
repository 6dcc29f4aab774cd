/** The portraits and how they move: fetched together, with the first bot that is shown. */
import "./alive.css";
export { default } from "virtual:art/bots";
